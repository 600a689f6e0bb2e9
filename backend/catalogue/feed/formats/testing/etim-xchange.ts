/** An ETIM xChange product with two trade items, and catalogues of such products. */
export const PRODUCT = {
  ProductIdentification: {
    ManufacturerName: 'Maker BV',
    BrandName: 'Hechtwerk',
    ProductGtin: ['08712345678906'],
  },
  ProductDetails: {
    ProductStatus: 'ACTIVE',
    ProductDescriptions: [
      {
        DescriptionLanguage: 'nl-NL',
        MinimalProductDescription: 'Lamp',
        UniqueMainProductDescription: 'Lamp E27 "wit" {1}',
        ProductMarketingText: 'Zuinig.',
        ProductApplicationInstructions: 'Draai erin.',
      },
      { DescriptionLanguage: 'en-GB', MinimalProductDescription: 'Bulb' },
    ],
  },
  EtimClassification: [
    {
      EtimClassCode: 'EC001959',
      EtimFeatures: [
        { EtimFeatureCode: 'EF000015', EtimValueNumeric: '3.1000' },
        { EtimFeatureCode: 'EF000280', EtimValueRangeLower: '5', EtimValueRangeUpper: '10' },
        {
          EtimFeatureCode: 'EF000136',
          EtimValueCode: 'EV000154',
          EtimValueDetails: [{ Language: 'nl-NL', EtimValueDetails: 'Wit' }],
        },
        { EtimFeatureCode: 'EF000187', EtimValueCode: 'EV000460' },
        { EtimFeatureCode: 'EF012154', EtimValueLogical: true },
        { EtimFeatureCode: 'EF005905', ReasonNoValue: 'NA' },
      ],
    },
  ],
  ProductAttachments: [
    { AttachmentType: 'ATX018', AttachmentDetails: [{ AttachmentUri: 'https://m.example/2.jpg' }] },
    { AttachmentType: 'ATX015', AttachmentDetails: [{ AttachmentUri: 'https://m.example/1' }] },
    { AttachmentType: 'ATX003', AttachmentDetails: [{ AttachmentUri: 'https://m.example/b.pdf' }] },
  ],
  TradeItem: [
    {
      ItemIdentification: { SupplierItemNumber: '8700100001' },
      ItemRelations: [{ RelatedSupplierItemNumber: '1002', RelationType: 'ACCESSORY' }],
      ItemLogisticDetails: [
        {
          BaseItemNetLength: '11.5',
          BaseItemNetWidth: '6',
          BaseItemNetHeight: '6',
          NetDimensionUnit: 'CMT',
          BaseItemNetWeight: '125.0000',
          NetWeightUnit: 'GRM',
        },
      ],
      Ordering: { OrderUnit: 'BX', UseUnit: 'MTR', UseUnitConversionFactor: '50' },
      Pricing: [
        {
          PriceQuantity: '10',
          GrossListPrice: '100.0000',
          NetPrice: '1',
          RecommendedRetailPrice: '145.2',
          Vat: '21.00',
        },
      ],
    },
    {
      ItemIdentification: { SupplierItemNumber: '8700100002', ItemGtin: ['8712345678913'] },
      ItemDetails: {
        ItemDescriptions: [
          { DescriptionLanguage: 'nl-NL', MinimalItemDescription: 'Lamp per pallet' },
        ],
      },
    },
  ],
};

export const catalogue = (products: unknown[], rest = {}) => ({
  CatalogueId: 'X',
  Language: ['nl-NL', 'en-GB'],
  CurrencyCode: 'EUR',
  ...rest,
  Supplier: [{ SupplierName: 'Product', Product: products, SupplierAttachments: [{ a: [{}] }] }],
});
