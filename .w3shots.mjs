import { chromium } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import sharp from 'sharp';
const U='http://localhost:4731'; const out='/tmp/w3shots/';
const executablePath = process.env.CHROME;
const b=await chromium.launch(executablePath?{executablePath}:{});
const ctx=await b.newContext({viewport:{width:1440,height:900}});
const p=await ctx.newPage();
const shot=async(n,full=true)=>{ for(const [w,h] of [[1440,900],[390,844]]){ await p.setViewportSize({width:w,height:h}); await p.screenshot({path:out+n+'-'+w+'.png',fullPage:full}); const wide=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(wide>0) console.log(n,w,'scrolls sideways',wide);} await p.setViewportSize({width:1440,height:900}); };
const axe=async(n)=>{ const r=await new AxeBuilder({page:p}).setLegacyMode().withTags(['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice']).analyze(); console.log('axe',n,r.violations.map(v=>v.id+': '+v.nodes[0]?.html)); };
await p.goto(U+'/redactie/aanmelden'); await p.fill('[name=name]','Kim'); await p.fill('[name=password]',process.env.PW); await p.click('main button'); await p.waitForURL(/publiceren/);
// media
const logo=await sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="140"><text x="0" y="105" font-family="sans-serif" font-weight="700" font-size="110" fill="#fff">Jansen</text><circle cx="540" cy="70" r="55" fill="#ffc93d"/></svg>')).png().toBuffer();
await p.goto(U+'/redactie/media');
if (process.env.FIRST) { await p.setInputFiles('[name=picture]',{name:'logo.png',mimeType:'image/png',buffer:logo}); await p.fill('#alt-nl','Logo'); await p.fill('#alt-en','Logo'); await Promise.all([p.waitForURL(/na=/),p.click('.desk-form button')]); console.log(p.url()); }
await p.goto(U+'/redactie/inhoud/bewerk?bestand=shop.yaml');
await shot('shop-empty'); await axe('shop-empty');
await p.fill('[name=brandColour]','#6aa0c8'); await Promise.all([p.waitForEvent('load'),p.click('button[value=publish]:visible')]); await shot('shop-fault'); await axe('shop-fault');
await p.fill('[name=name]','Jansen Bouw'); await p.fill('[name=brandColour]','#5a1e1e'); await p.fill('[name=actionColour]','#ffc93d');
await p.selectOption('[name=logo]',{index:1}); await p.selectOption('[name=icon]',{index:1});
await shot('shop-filled');
await Promise.all([p.waitForEvent('load'),p.click('button[value=publish]:visible')]); console.log(p.url());
await p.goto(U+'/redactie/doorverwijzen'); await shot('redirects-empty'); await axe('redirects-empty');
await p.fill('[name=from]','/oud/bezorgen.html'); await p.fill('[name=to]','page:bezorgen'); await Promise.all([p.waitForEvent('load'),p.click('button[value=add]')]);
await p.setInputFiles('[name=file]',{name:'oud.csv',mimeType:'text/csv',buffer:Buffer.from('old;new\nhttps://www.oudewinkel.nl/product.php?id=5;/vestigingen\n/blog;https://blog.example/\n')}); await Promise.all([p.waitForEvent('load'),p.click('button[value=import]')]);
await shot('redirects'); await axe('redirects');
await p.fill('[name=from]','/x'); await p.fill('[name=to]','/nergens'); await Promise.all([p.waitForEvent('load'),p.click('button[value=add]')]); await shot('redirects-fault'); await axe('redirects-fault');
for (let i=0;i<60;i++){ const t=await (await fetch(U+'/')).text(); if(t.includes('#5a1e1e')) break; await new Promise(r=>setTimeout(r,1000)); }
await p.goto(U+'/'); await shot('home',false); await axe('home');
const r=await fetch(U+'/oud/bezorgen.html',{redirect:'manual'}); console.log(r.status,r.headers.get('location'));
const r2=await fetch(U+'/product.php?id=5',{redirect:'manual'}); console.log(r2.status,r2.headers.get('location'));
console.log((await (await fetch(U+'/bm.webmanifest')).text()).slice(0,300));
const home=await (await fetch(U+'/')).text(); console.log('Bouwmaat in home:',(home.match(/.{60}Bouwmaat.{40}/g)||[]).slice(0,5)); console.log((home.match(/<link rel="(icon|apple-touch-icon)[^>]*>|<meta property="og:image"[^>]*>|:root\{--color-brand:[^}]*\}/g)));
const sw=await (await fetch(U+'/service-worker.js')).text(); console.log('sw', sw.includes('Jansen Bouw'), sw.includes('Bouwmaat'), sw.includes('__SHOP'));
await p.goto(U+'/inloggen').catch(()=>{}); await p.waitForTimeout?.(0);
await b.close();
