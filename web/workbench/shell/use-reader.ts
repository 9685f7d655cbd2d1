import { useStanding } from '#web/parts/gate/use-standing.ts'

/** Who is reading; the shell draws its pages for nobody else, but the last draw of somebody leaving finds nobody. */
export function useReader() {
  const standing = useStanding()
  return standing.is === 'person' ? standing : undefined
}
