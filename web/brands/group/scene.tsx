import { homePortCodes } from '#web/components/network-map/home-ports.ts'
import { NetworkMap } from '#web/components/network-map/network.tsx'

export const Scene = () => <NetworkMap homes={homePortCodes} />
