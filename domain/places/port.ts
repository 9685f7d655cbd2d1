import { type Port, ports } from './ports.data.ts'

export type { Port, Region } from './ports.data.ts'

const portsByCode: ReadonlyMap<string, Port> = new Map(ports.map((port) => [port.code, port]))

export const portOf = (code: string): Port | undefined => portsByCode.get(code)

export const isPort = (code: string): boolean => portsByCode.has(code)
