import { useLanguage } from '#web/language/use-translation.ts'
import { staticIsland } from '#web/ui/static-island.tsx'
import type { NetworkMapProps } from './network-map.tsx'
// Map and list load late, but the first page needs their styles.
import './network-map.module.css'

const KeptMap = staticIsland<NetworkMapProps>(async () => (await import('./network-map.tsx')).NetworkMap)
const KeptList = staticIsland<NetworkMapProps>(async () => (await import('./port-list.tsx')).PortList)

/** In another language it is another map. */
export const NetworkMap = (props: NetworkMapProps) => <KeptMap key={useLanguage()} {...props} />
export const PortList = (props: NetworkMapProps) => <KeptList key={useLanguage()} {...props} />
