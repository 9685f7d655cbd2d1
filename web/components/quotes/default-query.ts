/** What holds where nothing else is chosen; the same as the contract takes for granted. */
export const usual = {
  ocean: { billsOfLading: 1, terms: { freight: 'prepaid', destination: 'collect' } },
  trucking: { loadingPoints: 1, weighings: 0 },
  warehouse: { storageDays: 0 },
  depot: { lifts: 0, extraMoves: 0, cleanings: 0, weighings: 0, inspections: 0, poweredDays: 0 },
} as const
