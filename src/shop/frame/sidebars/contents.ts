import type { ComponentType } from 'react';
import type { SidebarName } from '../../../domain/frame/sidebars.ts';
import type { SidebarProps } from './context.ts';

/** The content of each sidebar, loaded when it is first opened. */
export const CONTENTS: Record<
  SidebarName,
  () => Promise<{ default: ComponentType<SidebarProps> }>
> = {
  CheckoutSidebarAddDeliveryAddress: () => import('./add-delivery-address.tsx'),
  CheckoutSidebarDeliveryAddresses: () => import('./delivery-addresses.tsx'),
  ProductFilterSidebar: () => import('./product-filter.tsx'),
  AppSidebarMenu: () => import('./menu.tsx'),
  AppSidebarCatalog: () => import('./catalog.tsx'),
  AppSidebarSubMenu: () => import('./sub-menu.tsx'),
  CheckoutSidebarOrderCart: () => import('./order-cart.tsx'),
  StoreFilterSidebar: () => import('./store-filter.tsx'),
  ProductSidebarDefaultStore: () => import('./default-store.tsx'),
  AppSidebarLoyalty: () => import('./loyalty.tsx'),
  ProductSidebarFavorites: () => import('./product-favorites.tsx'),
  ProductSidebarPlateService: () => import('./plate-service.tsx'),
  ProductSidebarDiscountExplain: () => import('./discount-explain.tsx'),
  ProductSidebarBTW: () => import('./vat-explain.tsx'),
  CartSidebarFavorites: () => import('./cart-favorites.tsx'),
};
