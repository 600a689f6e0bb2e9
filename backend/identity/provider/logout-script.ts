import { createHash } from 'node:crypto';

/** Posts the provider's sign-out form, which it names `op.logoutForm`, as confirmed. */
export const LOGOUT_SCRIPT =
  "const form=document.getElementById('op.logoutForm');const yes=document.createElement('input');Object.assign(yes,{type:'hidden',name:'logout',value:'yes'});form.append(yes);form.submit()";

/** Source of the script in a content security policy. */
export const LOGOUT_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(LOGOUT_SCRIPT).digest('base64')}'`;
