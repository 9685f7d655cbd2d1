import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Settings } from './instance.ts'

/** An SMS provider that takes every call and answers none. */
export class SilentProvider {
  calls = 0
  readonly #server = http.createServer(() => {
    this.calls += 1
  })

  async listen(): Promise<Settings> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const { port } = this.#server.address() as AddressInfo
    return {
      SMS_PROVIDER: 'aliyun',
      SMS_KEY_ID: 'key',
      SMS_KEY_SECRET: 'secret',
      SMS_SIGN_NAME: 'Quayside',
      SMS_ENDPOINT: `http://127.0.0.1:${port}`,
      SMS_TEMPLATES: 'verification-code.zh=1(code,minutes);verification-code.en=2(code,minutes)',
    }
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
