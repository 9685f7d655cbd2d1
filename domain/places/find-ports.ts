import { createFind } from './match-text.ts'
import { type Port, ports } from './ports.data.ts'

const find = createFind<Port>(({ code, name, pinyin, aliases = [] }) => ({
  code,
  name,
  pinyin,
  // The trade names ports by the code without its country: NGB, RTM, LAX.
  aliases: [code.slice(2), ...aliases],
}))

type PortSearch = { readonly among?: readonly Port[]; readonly limit?: number; readonly isWhole?: boolean }

/** With `isWhole`, the whole name of a port means that port alone. */
export const findPorts = (
  text: string,
  { among = ports, limit, isWhole }: PortSearch = {},
): readonly Port[] => find(text, among, limit, isWhole)

/** The ports that an export can end at. */
export const portsAbroad: readonly Port[] = ports.filter(({ region }) => region !== 'china')
