import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { channels } from '#domain/notifications/message.ts'
import { notificationTopics } from '#domain/notifications/notification.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { NotificationChoices } from './notification-choices.tsx'

type Sent = { readonly body: { readonly choices: readonly { topic: string; channel: string }[] } }

const choices = notificationTopics.flatMap((topic) =>
  channels.map((channel) => ({ topic, channel, isWanted: true })),
)
const call = vi.fn()
let translator: Translator

beforeEach(async () => {
  translator = await createTranslator('group', 'en', [...baseNamespaces, ...formNamespaces, 'settings'])
})

async function show(reach: { readonly hasEmail: boolean; readonly hasMobile: boolean }) {
  call
    .mockReset()
    .mockImplementation(async (name: string, { body }: Partial<Sent>) =>
      ok({ choices: name.startsWith('GET') ? choices : body?.choices, ...reach }),
    )
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user={`reader with${reach.hasEmail ? '' : 'out'} mail`}>
        <NotificationChoices />
      </QueryLayer>
    </TranslatorContext>,
  )
  return screen.findAllByRole<HTMLSelectElement>('combobox')
}

test('mail about orders can come in a daily summary, and only that choice changes', async () => {
  await show({ hasEmail: true, hasMobile: true })
  const mail = screen.getByRole<HTMLSelectElement>('combobox', { name: /order/i })
  expect(mail.value).toBe('at-once')
  await userEvent.selectOptions(mail, 'daily')
  await userEvent.click(screen.getByRole('button', { name: /save/i }))
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  const sent = call.mock.calls[1]?.[1] as Sent | undefined
  const expected = choices.map((choice) =>
    choice.topic === 'orders' && choice.channel === 'mail' ? { ...choice, isDaily: true } : choice,
  )
  expect(sent?.body.choices).toEqual(expected)
  expect(mail.value).toBe('daily')
})

test('without an email address no mail can be chosen', async () => {
  const mails = await show({ hasEmail: false, hasMobile: true })
  expect(mails.map(({ disabled, value }) => [disabled, value])).toEqual(mails.map(() => [true, 'none']))
})
