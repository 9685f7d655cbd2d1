/** The ports that the brands work from, by UN/LOCODE: every tariff, form and list of ports starts here. */
export const homePorts = ['CNTAO', 'CNSHA', 'CNNGB', 'CNXMN', 'CNSZX'] as const
export type HomePort = (typeof homePorts)[number]

export const asHomePort = (code: string | null | undefined): HomePort | undefined =>
  homePorts.find((port) => port === code)
