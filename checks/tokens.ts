import ts from 'typescript'
import type { Finding } from './finding.ts'
import { matcher } from './patterns.ts'
import { lineAt, lineOf, parse, visit } from './syntax.ts'
import { isTest, readFiles, type SourceText } from './tree.ts'

/** The only place where sizes of text, colours, spaces and radii are chosen. */
const isTokenFile = matcher(['web/ui/tokens.css'])
const isControl = matcher(['web/ui/**'])
/** The icon of the browser tab cannot use tokens, and a scanner reads a QR code only in black on white. */
const mayHaveColours = matcher(['web/root.tsx', 'web/**/qr-code.tsx'])

/** HTML elements that only web/ui may use, and the control to use instead. */
const controls: Readonly<Record<string, string>> = { button: 'Button', select: 'Select or SelectField' }

const declaration = /(?:^|[;{])\s*([\w-]+)\s*:\s*([^;{}]+)/g
const colourFunction = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i
const hexColour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i
const namedColour =
  /(?<![\w-])(?:black|white|gr[ae]y|silver|red|maroon|orange|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink)(?![\w-])/i

const isColour = (value: string) =>
  colourFunction.test(value) || hexColour.test(value) || namedColour.test(value)

const isTextSize = (value: string) => value === 'inherit' || /^var\(--text-[\w-]+\)$/.test(value)

/** The `font` shorthand sets a size too, unless it inherits everything. */
const isFont = (value: string) => value === 'inherit' || /var\(--text-[\w-]+\)/.test(value)

const isSpace = (property: string) => /^(?:padding|margin|gap|row-gap|column-gap)(?:-|$)/.test(property)
const isRadius = (property: string) => /^border(?:-[a-z]+)*-radius$/.test(property)

/** Up to three pixels move a thing optically or round the end of a bar: no step of the scale. */
const mostOpticalPx = 3

/** A sum of tokens may have one; a length that depends on the window or the text may not. */
const isOffScale = (value: string) =>
  [...value.matchAll(/(?<![\w.-])-?(\d*\.?\d+)(px|r?em)\b/g)].some(
    ([, figure, unit]) => unit !== 'px' || Number(figure) > mostOpticalPx,
  )

/** Comments and quoted texts become spaces, so that line numbers stay right. */
const withoutTexts = (css: string) =>
  css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g, (found) =>
    found.replaceAll(/[^\n]/g, ' '),
  )

function inStyles({ file, text }: SourceText): Finding[] {
  const css = withoutTexts(text)
  return [...css.matchAll(declaration)].flatMap((match) => {
    const [whole, property = '', written = ''] = match
    const value = written.trim()
    const at = { file, line: lineAt(css, match.index + whole.indexOf(property)) }
    const isSize = property === 'font-size' && !isTextSize(value)
    const isShorthand = property === 'font' && !isFont(value)
    if (isSize || isShorthand || property.startsWith('--text-')) {
      return [{ rule: 'raw-font-size', ...at, detail: `${property}: ${value}; use a --text token` }]
    }
    if ((isSpace(property) || isRadius(property)) && isOffScale(value)) {
      return [{ rule: 'raw-space', ...at, detail: `${property}: ${value}; use a --space or --radius token` }]
    }
    return isColour(value)
      ? [{ rule: 'raw-colour', ...at, detail: `${property}: ${value}; use a token` }]
      : []
  })
}

/** A text that is a colour or has one in an SVG attribute; a link to `#add` is none. */
function isColourText(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node))
    return false
  if (ts.isJsxAttribute(node.parent) && node.parent.name.getText() === 'href') return false
  return (
    new RegExp(`^${hexColour.source}$|="${hexColour.source}"`, 'i').test(node.text) ||
    colourFunction.test(node.text)
  )
}

function inCode(source: SourceText): Finding[] {
  const findings: Finding[] = []
  const report = (rule: string, node: ts.Node, detail: string) =>
    findings.push({ rule, file: source.file, line: lineOf(node), detail })
  visit(parse(source), (node) => {
    if (isColourText(node) && !mayHaveColours(source.file))
      report('raw-colour', node, 'a colour in code; use a token')
    const isElement = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)
    const tag = isElement ? node.tagName.getText() : ''
    const control = controls[tag]
    if (control && !isControl(source.file)) report(`raw-${tag}`, node, `use ${control} of web/ui`)
  })
  return findings
}

/** Every text size, colour, space and radius that is no token, and every button and select that is no control of web/ui. */
export async function checkTokens(root: string): Promise<Finding[]> {
  const isWanted = (file: string) =>
    file.startsWith('web/') && /\.(?:css|tsx?)$/.test(file) && !isTest(file) && !isTokenFile(file)
  const files = await readFiles(root, isWanted)
  return files.flatMap((source) => (source.file.endsWith('.css') ? inStyles(source) : inCode(source)))
}
