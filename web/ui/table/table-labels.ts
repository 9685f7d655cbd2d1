export type TableLabels = {
  readonly loading: string
  readonly selectAll: string
  selectRow(name: string): string
  readonly firstPage: string
  readonly nextPage: string
}
