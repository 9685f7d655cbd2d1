import { staticIsland } from '#web/ui/static-island.tsx'

export const Scene = staticIsland(async () => (await import('./river-scene.tsx')).RiverScene)
