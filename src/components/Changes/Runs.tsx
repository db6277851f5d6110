import type {ReactNode} from 'react';
import type {Run} from '@site/src/lib/changes/types';
import {Deleted, Inserted} from './Signs';

function wrap(text: string, marks: string): ReactNode {
  let node: ReactNode = text;
  if (marks.includes('c')) {
    node = <code>{node}</code>;
  }
  if (marks.includes('i')) {
    node = <em>{node}</em>;
  }
  if (marks.includes('b')) {
    node = <strong>{node}</strong>;
  }
  return node;
}

type Group = {readonly sign: '' | '+' | '-'; readonly runs: {readonly text: string; readonly marks: string}[]};

/** Neighbours with one sign are one insertion or deletion, whatever their looks. */
function groupBySign(runs: readonly Run[]): Group[] {
  const groups: Group[] = [];
  for (const run of runs) {
    const [text, marks] = typeof run === 'string' ? [run, ''] : run;
    const sign = marks.includes('+') ? '+' : marks.includes('-') ? '-' : '';
    const last = groups.at(-1);
    if (last?.sign === sign) {
      last.runs.push({text, marks});
    } else {
      groups.push({sign, runs: [{text, marks}]});
    }
  }
  return groups;
}

/** Text with its looks; what is new in `<ins>`, what is gone in `<del>`. */
export default function Runs({runs}: {readonly runs: readonly Run[]}): ReactNode {
  return groupBySign(runs).map(({sign, runs: own}, index) => {
    const children = own.map(({text, marks}, position) => <span key={position}>{wrap(text, marks)}</span>);
    if (sign === '') {
      return <span key={index}>{children}</span>;
    }
    return sign === '+' ? <Inserted key={index}>{children}</Inserted> : <Deleted key={index}>{children}</Deleted>;
  });
}
