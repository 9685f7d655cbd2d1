import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { DraftedConfirm } from './drafted-confirm.tsx'
import { hasUnsaved } from './unsaved.ts'

let isDone = false
async function open() {
  cleanup()
  render(
    <TranslatorContext value={await createTranslator('group', 'en', ['common', 'drafts'])}>
      <QueryLayer user="sales">
        <DraftedConfirm
          form="refusal-R1"
          title="Refuse?"
          closeLabel="Close"
          confirmLabel="Refuse"
          cancelLabel="Cancel"
          reason={{ label: 'Reason' }}
          onConfirm={async () => isDone}
          onClose={() => undefined}
        >
          text
        </DraftedConfirm>
      </QueryLayer>
    </TranslatorContext>,
  )
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Reason')

beforeEach(() => window.localStorage.clear())

test('a typed reason is there again until the action is done; leaving asks', async () => {
  await open()
  await userEvent.type(field(), 'No train goes there.')
  expect(hasUnsaved()).toBe(true)
  await open()
  expect(field().value).toBe('No train goes there.')
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(window.localStorage.length).toBe(1)
  isDone = true
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(window.localStorage.length).toBe(0)
  expect(hasUnsaved()).toBe(false)
})
