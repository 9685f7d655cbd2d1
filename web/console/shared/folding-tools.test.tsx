import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { FoldingTools } from './folding-tools.tsx'

async function show(isFolded: boolean) {
  const translator = await createTranslator('group', 'en', ['console'])
  render(
    <TranslatorContext value={translator}>
      <FoldingTools isFolded={isFolded} set={2}>
        <input aria-label="Service" />
      </FoldingTools>
    </TranslatorContext>,
  )
}

test('the filters of a list stand open', async () => {
  await show(false)
  screen.getByLabelText('Service')
  expect(screen.queryByRole('button')).toBeNull()
})

test('where there is little room they are behind a button that says how many are set', async () => {
  await show(true)
  expect(screen.queryByLabelText('Service')).toBeNull()
  const button = screen.getByRole('button', { name: 'Filters and actions (2)', expanded: false })
  await userEvent.click(button)
  screen.getByLabelText('Service')
  await userEvent.click(button)
  expect(screen.queryByLabelText('Service')).toBeNull()
})
