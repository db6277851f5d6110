import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Badge from '@site/src/components/Badge';
import {Card, Cards} from '@site/src/components/Cards';
import Option from '@site/src/components/Option';
import Overview from '@site/src/components/Overview';
import Steps from '@site/src/components/Steps';

/** The components every page may use without importing them. */
export default {...MDXComponents, Badge, Card, Cards, Option, Overview, Steps, TabItem, Tabs};
