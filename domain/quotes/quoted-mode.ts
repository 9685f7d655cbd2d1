/** Modes with tariffs. */
export const tariffModes = ['depot', 'trucking', 'warehouse', 'ocean'] as const

/** An offer by staff for a request. Saved quotes store this value, so it keeps its first name. */
export const staffOfferMode = 'agreed'

/** The mode selects the messages that explain a line. */
export const quotedModes = [...tariffModes, staffOfferMode] as const
export type QuotedMode = (typeof quotedModes)[number]

export const isStaffOffer = ({ mode }: { readonly mode: QuotedMode }): boolean => mode === staffOfferMode
