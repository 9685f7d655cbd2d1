import net, { type AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export type TakenMail = { readonly from: string; readonly to: readonly string[]; readonly data: string }
type Behaviour = {
  /** Replies by command; all other commands are accepted. */
  readonly answers?: Readonly<Record<string, string>>
  readonly isSilent?: boolean
}

/** The part of RFC 5321 that sending mails one after the other needs. */
export async function openSmtpServer() {
  const taken: TakenMail[] = []
  const commands: string[] = []
  const sockets = new Set<net.Socket>()
  let behaviour: Behaviour = {}
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (behaviour.isSilent) return
    converse(socket, behaviour, { taken, commands })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    taken,
    commands,
    behaves(next: Behaviour) {
      taken.length = 0
      commands.length = 0
      behaviour = next
    },
  }
}

const standard: Readonly<Record<string, string>> = {
  EHLO: '250-mail.test greets you\r\n250-AUTH PLAIN\r\n250 8BITMIME',
  AUTH: '235 welcome',
  STARTTLS: '502 not here',
  DATA: '354 go on',
  QUIT: '221 farewell',
}

function converse(
  socket: net.Socket,
  { answers = {} }: Behaviour,
  { taken, commands }: { taken: TakenMail[]; commands: string[] },
) {
  let heard = ''
  let from = ''
  let to: string[] = []
  let isData = false
  const translate = (line: string) => socket.write(`${line}\r\n`)
  const command = (line: string) => {
    commands.push(line)
    const word = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
    if (word === 'MAIL') from = line
    if (word === 'RCPT') to.push(line)
    const answer = answers[word] ?? standard[word] ?? '250 fine'
    isData = answer.startsWith('354')
    translate(answer)
    if (answer.startsWith('221') || answer.startsWith('421')) socket.end()
  }
  const data = (text: string) => {
    taken.push({ from, to, data: text })
    isData = false
    to = []
    translate(answers['.'] ?? '250 taken')
  }
  /** Handles one complete command or mail; returns false if there is none. */
  const next = (): boolean => {
    const mark = isData ? '\r\n.\r\n' : '\r\n'
    const end = heard.indexOf(mark)
    if (end < 0) return false
    const text = heard.slice(0, end)
    heard = heard.slice(end + mark.length)
    if (isData) data(text)
    else command(text)
    return true
  }
  socket.setEncoding('utf8')
  socket.on('data', (piece) => {
    heard += piece
    while (next());
  })
  translate('220 mail.test ready')
}
