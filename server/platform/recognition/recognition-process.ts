import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, OEM } from 'tesseract.js'

export type RecognitionTask = { readonly picture: Uint8Array }
export type RecognitionReply = { readonly text: string }

/** The quick model of the package; it has Latin letters and figures too. */
const language = 'chi_sim'
const modelFolder = dirname(
  fileURLToPath(import.meta.resolve('@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz')),
)

async function recognise(picture: Uint8Array): Promise<string> {
  const engine = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: modelFolder,
    // Nothing is written: neither the model nor anything else.
    cacheMethod: 'none',
  })
  const { data } = await engine.recognize(Buffer.from(picture))
  return data.text
}

process.on('message', async ({ picture }: RecognitionTask) => {
  const reply: RecognitionReply = { text: await recognise(picture) }
  process.send?.(reply)
})
// The server has ended.
process.on('disconnect', () => process.exit())
