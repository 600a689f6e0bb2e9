/** A product of Google Merchant. */
export const NS = 'xmlns:g="http://base.google.com/ns/1.0"';

export const FIELDS = `
  <g:id>8700100001</g:id>
  <g:description>&lt;p&gt;Voor binnen &amp;amp; buiten.&lt;/p&gt;Glad.</g:description>
  <g:image_link>https://shop.example/a.jpg</g:image_link>
  <g:additional_image_link>https://shop.example/b.jpg</g:additional_image_link>
  <g:additional_image_link>https://shop.example/c.jpg</g:additional_image_link>
  <g:price>9.95 EUR</g:price>
  <g:sale_price>7,50 EUR</g:sale_price>
  <g:sale_price_effective_date>2026-11-01T00:00+0100/2026-11-15T23:59+0100</g:sale_price_effective_date>
  <g:brand>Hechtwerk</g:brand>
  <g:gtin>712345678905</g:gtin>
  <g:product_type>Bouwmaterialen &gt; Platen</g:product_type>
  <g:google_product_category>3031</g:google_product_category>
  <g:availability>out_of_stock</g:availability>
  <g:shipping_weight>1500 g</g:shipping_weight>
  <g:color>Wit</g:color>
  <g:material>Gips</g:material>
  <g:size>60 x 260</g:size>
  <g:item_group_id>Plaat 12</g:item_group_id>
  <g:unit_pricing_measure>1.56 sqm</g:unit_pricing_measure>
  <g:product_detail>
    <g:section_name>Maten</g:section_name>
    <g:attribute_name>Dikte plaat</g:attribute_name>
    <g:attribute_value>12.5</g:attribute_value>
  </g:product_detail>
  <g:product_detail>
    <g:attribute_name>Soort</g:attribute_name>
    <g:attribute_value>Standaard</g:attribute_value>
  </g:product_detail>`;
