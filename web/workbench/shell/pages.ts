import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'

export type PageName = keyof typeof workbenchPaths
export const pageNames = Object.keys(workbenchPaths) as PageName[]

export const pageOfPath = (path: string): PageName => {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '')
  return pageNames.find((name) => workbenchPaths[name] === plain) ?? 'dashboard'
}
