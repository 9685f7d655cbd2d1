import { staticIsland } from '#web/ui/static-island.tsx'

export const Scene = staticIsland(async () => (await import('./quay-scene.tsx')).QuayScene)
