import { still } from '#web/ui/still.tsx'

export const Scene = still(async () => (await import('./quay-scene.tsx')).QuayScene)
