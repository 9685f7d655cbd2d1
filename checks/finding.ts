export type Finding = { rule: string; file: string; line?: number; detail: string }
