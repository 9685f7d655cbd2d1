import { countryZones, portZones } from './port-zones.data.ts'

/** The IANA time zone of a port; undefined for a code that is in no list. */
export const zoneOfPort = (code: string): string | undefined =>
  portZones[code] ?? countryZones[code.slice(0, 2)]
