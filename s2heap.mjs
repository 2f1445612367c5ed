import { runnerImport } from 'vite';
const { openStand } = (await runnerImport('./tests/support/browser.ts')).module;
const { openEvening } = (await runnerImport('./tests/support/evening.ts')).module;
const stand = await openStand();
const e = await openEvening(stand);
const page = stand.browser.contexts()[0].pages()[0];
const tools = await page.context().newCDPSession(page);
async function snap() {
  const chunks = []; const hear = ({chunk}) => chunks.push(chunk);
  tools.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await e.counts();
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  tools.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const s = JSON.parse(chunks.join('')); const { node_fields: f, node_types } = s.snapshot.meta; const types = node_types[0];
  const n = f.length, ti=f.indexOf('type'), ni=f.indexOf('name'), si=f.indexOf('self_size'); const by = new Map();
  for (let i=0;i<s.nodes.length;i+=n){ const k=types[s.nodes[i+ti]]+' '+s.strings[s.nodes[i+ni]].slice(0,60); const o=by.get(k)??[0,0]; o[0]++; o[1]+=s.nodes[i+si]; by.set(k,o);} return by;
}
for (let i=0;i<40;i++) await e.win();
const a = await snap();
for (let i=0;i<60;i++) await e.win();
const b = await snap();
const d=[...b].map(([k,[c,z]])=>[k,c-(a.get(k)?.[0]??0),z-(a.get(k)?.[1]??0)]).sort((x,y)=>y[2]-x[2]).slice(0,40);
for (const r of d) console.log(r.join('  '));
process.exit();
