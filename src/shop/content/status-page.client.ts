import { standWhereItFailed } from './error-address.client.ts';

standWhereItFailed();
