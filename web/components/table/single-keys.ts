import { useStored, writeStored } from './browser-storage.ts'

const key = 'table-single-keys'
const off = 'off'

export const setSingleKeys = (isOn: boolean): void => writeStored(key, isOn ? 'on' : off)

/** The keys j, k and / work unless the user has switched them off (WCAG 2.1.4). */
export const useSingleKeys = (): boolean => useStored(key) !== off
