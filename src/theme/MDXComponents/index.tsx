import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Badge from '@site/src/components/Badge';
import BeforeAfter from '@site/src/components/BeforeAfter';
import BelowFold from '@site/src/components/BelowFold';
import {Card, Cards} from '@site/src/components/Cards';
import DocLink from '@site/src/components/DocLink';
import FileTree from '@site/src/components/FileTree';
import Img from '@site/src/components/Img';
import Option from '@site/src/components/Option';
import Overview from '@site/src/components/Overview';
import ScrollTable from '@site/src/components/ScrollTable';
import SampleProof from '@site/src/components/SampleProof';
import Steps from '@site/src/components/Steps';
import VersionChanges from '@site/src/components/VersionChanges';

/** The components every page may use without importing them, and our own for plain elements. */
export default {
  ...MDXComponents,
  Badge,
  BeforeAfter,
  BelowFold,
  Card,
  Cards,
  FileTree,
  Img,
  Option,
  Overview,
  SampleProof,
  Steps,
  TabItem,
  Tabs,
  VersionChanges,
  a: DocLink,
  table: ScrollTable,
};
