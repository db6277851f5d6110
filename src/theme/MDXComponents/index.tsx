import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Badge from '@site/src/components/Badge';
import BelowFold from '@site/src/components/BelowFold';
import DocLink from '@site/src/components/DocLink';
import FileTree from '@site/src/components/FileTree';
import Img from '@site/src/components/Img';
import ListItem from '@site/src/components/ListItem';
import Option from '@site/src/components/Option';
import ScrollTable from '@site/src/components/ScrollTable';
import SampleProof from '@site/src/components/SampleProof';
import Steps from '@site/src/components/Steps';

/**
 * The components every page may use without importing them, and our own for plain elements. Those that few pages have are in
 * `src/plugins/lean/rareComponents.ts`.
 */
export default {
  ...MDXComponents,
  Badge,
  BelowFold,
  FileTree,
  Img,
  Option,
  SampleProof,
  Steps,
  TabItem,
  Tabs,
  a: DocLink,
  li: ListItem,
  table: ScrollTable,
};
