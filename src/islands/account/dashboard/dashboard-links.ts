/** Addresses that the dashboard leads to. */
export interface DashboardLinks {
  card: string;
  plan: string;
  invoices: string;
  stores: string;
}
