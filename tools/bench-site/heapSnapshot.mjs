/** Type of nodes of a snapshot that are code: bytecode, machine code and what the compilers have learnt for it. */
const CODE = 'code';

/** Takes a snapshot of the heap through a devtools session; collects garbage before. */
export async function takeSnapshot(session) {
  const chunks = [];
  const keep = ({chunk}) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', {reportProgress: false});
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join(''));
}

/** Bytes of a snapshot's nodes: those that are code, and all others. */
export function sumSnapshot({snapshot, nodes}) {
  const {node_fields: fields, node_types: types} = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const sum = {code: 0, data: 0};
  for (let node = 0; node < nodes.length; node += fields.length) {
    sum[types[type][nodes[node + type]] === CODE ? 'code' : 'data'] += nodes[node + size];
  }
  return sum;
}
