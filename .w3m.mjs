import sharp from 'sharp';
const [,, o, ...f]=process.argv; const ims=await Promise.all(f.map(async x=>{const m=await sharp('/tmp/w3shots/'+x).resize({height:1000,fit:'inside',withoutEnlargement:true}).toBuffer({resolveWithObject:true});return m}));
let x=0; const comp=ims.map(i=>{const r={input:i.data,left:x,top:0}; x+=i.info.width+10; return r});
await sharp({create:{width:x,height:1000,channels:3,background:'#888'}}).composite(comp).png().toFile('/tmp/w3shots/'+o);
