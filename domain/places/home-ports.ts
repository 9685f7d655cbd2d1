/** The ports that the brands work from, by UN/LOCODE: every tariff, form and list of ports starts here. */
export const homePorts = ['CNTAO', 'CNSHA', 'CNNGB', 'CNXMN', 'CNSZX'] as const
export type HomePort = (typeof homePorts)[number]

export const asHomePort = (code: string | null | undefined): HomePort | undefined =>
  homePorts.find((port) => port === code)

/** Harbours with a code of their own that belong to a home port: their ships, tariffs and cut-offs are its own. */
const harbours: Readonly<Record<string, HomePort>> = { CNYTN: 'CNSZX', CNSHK: 'CNSZX' }

/** The home port that cargo is loaded in, also by the name of one of its harbours. */
export const homePortOf = (code: string): HomePort | undefined => harbours[code] ?? asHomePort(code)
