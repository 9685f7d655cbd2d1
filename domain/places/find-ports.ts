import { createFind } from './match-text.ts'
import { type Port, ports } from './ports.data.ts'

const find = createFind<Port>(({ code, name, pinyin, aliases = [] }) => ({
  code,
  name,
  pinyin,
  // The trade names ports by the code without its country: NGB, RTM, LAX.
  aliases: [code.slice(2), ...aliases],
}))

type PortSearch = { readonly among?: readonly Port[]; readonly limit?: number }

export const findPorts = (text: string, { among = ports, limit }: PortSearch = {}): readonly Port[] =>
  find(text, among, limit)

/** The ports that an export can end at. */
export const portsAbroad: readonly Port[] = ports.filter(({ region }) => region !== 'china')
