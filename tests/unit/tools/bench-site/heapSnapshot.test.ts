import {sumSnapshot} from '../../../../tools/bench-site/heapSnapshot.mjs';

it('tells code and data of a snapshot apart', () => {
  const snapshot = {
    meta: {
      node_fields: ['type', 'name', 'id', 'self_size', 'edge_count', 'detachedness'],
      node_types: [['hidden', 'array', 'string', 'object', 'code'], 'string', 'number', 'number', 'number', 'number'],
    },
  };
  const nodes = [3, 0, 1, 40, 2, 0, 4, 1, 3, 1000, 0, 0, 2, 2, 5, 16, 0, 0, 4, 1, 7, 500, 0, 0];
  expect(sumSnapshot({snapshot, nodes})).toEqual({code: 1500, data: 56});
});
