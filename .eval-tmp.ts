import fs from 'node:fs';
import { createSearchIndex } from '/work/wt/search/backend/search/create-index.ts';
import { searchGuide } from '/work/wt/search/backend/search/guide.ts';
import { plainQuery } from '/work/wt/search/backend/search/bench.ts';
import { matcherOf } from '/work/wt/queries/backend/search/evaluation/labelled-query.ts';
import yaml from 'yaml';
const docs = JSON.parse(fs.readFileSync('/tmp/srch/docs.json','utf8'));
const syn = yaml.parse(fs.readFileSync(process.env.SYN ?? '/work/wt/search/backend/content/search/synonyms.yaml','utf8'));
const verbose = process.argv.includes('-v');
for (const l of ['nl','en'] as const) {
  const t0=performance.now(); const index = createSearchIndex(l, docs[l]); index.search(plainQuery({term:'x'})); const t1=performance.now();
  const guide = searchGuide({synonyms: syn[l] ?? [], redirects: [], pinned: []}, l, 'x');
  const byId = new Map(docs[l].map((d:any)=>[d.id,d]));
  const qs = JSON.parse(fs.readFileSync(`/work/wt/queries/backend/search/evaluation/queries-${l}.json`,'utf8'));
  let first=0, none=0, rec=0, ndcg=0, ms: number[]=[]; const bad:string[]=[]; const kinds=new Map<string,[number,number]>();
  for (const q of qs) {
    const s=performance.now(); const h=index.search(plainQuery({term:q.query,limit:100,guide})); ms.push(performance.now()-s);
    const hits=h.ids.map((id:number)=>byId.get(id)) as any[];
    const m=matcherOf(q.expect), r=matcherOf(q.relevant??q.expect);
    const ok = hits[0] && m(hits[0]); if(ok) first++; if(!hits.length) none++;
    const k=kinds.get(q.kind)??[0,0]; k[1]++; if(ok)k[0]++; kinds.set(q.kind,k);
    const all=docs[l].filter((d:any)=>d.soldOnline&&r(d)).length;
    rec+= hits.filter(r).length/Math.min(100,all);
    let dcg=0, idcg=0; for(let i=0;i<10;i++){ if(hits[i]&&r(hits[i]))dcg+=1/Math.log2(i+2); if(i<all)idcg+=1/Math.log2(i+2);} ndcg+=dcg/idcg;
    if(!ok) bad.push(`  [${q.kind}] ${q.query} -> ${h.total}+${h.closeTotal} ${hits[0]?.name ?? 'NONE'} (${hits[0]?.family}) want ${q.expect.families.join(',')} ${q.expect.name??''} ${q.expect.brand??''} alt ${h.alternatives.slice(0,3)}`);
  }
  ms.sort((a,b)=>a-b);
  console.log(l, 'n',qs.length,'first',(100*first/qs.length).toFixed(1),'none',none,'recall@100',(rec/qs.length).toFixed(3),'ndcg10',(ndcg/qs.length).toFixed(3),'p50',ms[ms.length>>1]!.toFixed(2),'p95',ms[Math.floor(ms.length*.95)]!.toFixed(2),'build',(t1-t0).toFixed(0));
  console.log([...kinds].map(([k,[a,b]])=>`${k} ${a}/${b}`).join('  '));
  if (verbose) console.log(bad.join('\n'));
}
