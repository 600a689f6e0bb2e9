/** The style sheet of the test bank's page. */
export const TEST_BANK_STYLE = `body{margin:0;background:#f2f3f5;color:#1f1f1f;font:1rem/1.5 Figtree,system-ui,sans-serif}
main{max-width:28rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:.25rem}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.3}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}
dt{color:#595959}dd{margin:0;font-weight:700}
form{display:grid;gap:.5rem}
button{min-height:2.75rem;padding:.5rem 1rem;border:1px solid #595959;border-radius:.25rem;
background:#fff;color:#1f1f1f;font:inherit;font-weight:700;cursor:pointer}
button:first-child{border-color:#1f1f1f;background:#1f1f1f;color:#fff}
a{color:inherit}
:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
`;
