/** Words of the headings that people use in their sheets, in small letters, by column; without headings the columns come in this order. */
export const containerHeadings = {
  number: ['container n', 'cntr no', 'box no', '箱号'],
  type: ['type', 'size', '箱型', '尺寸'],
  seal: ['seal', '封号', '铅封', '封条'],
  cargoKg: ['cargo', 'net', '货重', '净重', '毛重'],
  tareKg: ['tare', '皮重', '箱重', '自重'],
  vgmKg: ['vgm', '总重'],
  weighMethod: ['method', '称重方式', '称重方法'],
} as const satisfies Readonly<Record<string, readonly string[]>>
