import { still } from '#web/ui/still.tsx'

export const Scene = still(async () => (await import('./river-scene.tsx')).RiverScene)
