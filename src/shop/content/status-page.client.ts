import { restoreFailedUrl } from './error-address.client.ts';

restoreFailedUrl();
