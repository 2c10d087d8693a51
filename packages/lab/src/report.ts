import type { Distribution, Share, Summary } from './summary.ts'
import { cardTable, setupTables, shareTables, spreadText, type Table } from './tables.ts'

/** The summary as one HTML file that needs nothing else: charts are SVG, tables sort by a click. */
export function htmlReport(summary: Summary): string {
  const { game, games, even, decisions, seed } = summary
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Overseer: ${games} games of ${game}</title>
<style>${STYLE}</style>
<h1>${games.toLocaleString('en')} games of ${escape(game)}</h1>
<p>${decisions.toLocaleString('en')} decisions, seed <code>${escape(seed)}</code>. Whiskers are 95 % intervals.</p>
<section class="charts">
${figure(
  'Wins by seat',
  shareBars(
    summary.winsBySeat.map((wins, seat) => ({ name: `seat ${seat + 1}`, ...wins })),
    even,
  ),
)}
${figure(
  'Wins by bot, for each seat it had',
  shareBars(
    summary.winsByBot.map(wins => ({ name: wins.bot, ...wins })),
    even,
  ),
)}
${figure(`Rounds: ${summary.rounds.mean.toFixed(1)} on average`, histogram(summary.rounds))}
${figure(`Scores: ${summary.scores.mean.toFixed(1)} on average`, histogram(summary.scores))}
${figure('How games end', shareBars(Object.entries(summary.endings).map(([name, n]) => plainShare(name, n, games))))}
${figure('Where points come from: a seat, and a winner', sourceBars(summary.sources))}
</section>
${questionsLine(summary)}
${setupTables(summary.setups, summary.groups).map(table).join('\n')}
${shareTables(summary.shares).map(table).join('\n')}
${table(cardTable(summary.cards))}
<h2>What nobody did</h2>
<p>${summary.unused.length === 0 ? 'Nothing: everything was used.' : summary.unused.map(escape).join(' · ')}</p>
<script>${SORT}</script>
</html>
`
}

function questionsLine({ questions }: Summary): string {
  return questions === null ? '' : `<p>Questions a turn that leave a choice: median ${spreadText(questions)}.</p>`
}

function table({ title, heads, rows }: Table): string {
  const cells = (tag: string, texts: readonly string[]): string =>
    `<tr>${texts.map(text => `<${tag}>${escape(text)}</${tag}>`).join('')}</tr>`
  const body = rows.map(row => cells('td', row)).join('\n')
  return `<h2>${escape(title)}</h2>
<div class="wide"><table class="sorts"><thead>${cells('th', heads)}</thead><tbody>\n${body}\n</tbody></table></div>`
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function figure(title: string, chart: string): string {
  return `<figure><figcaption>${escape(title)}</figcaption>${chart}</figure>`
}

function plainShare(name: string, n: number, of: number): Named {
  return { name, share: n / of, low: n / of, high: n / of, of }
}

type Named = Share & { name: string }

const WIDE = 420
const LABEL = 135
const ROW = 28

/** Horizontal bars with whiskers; a thin line shows what would be even. */
function shareBars(rows: readonly Named[], even: number | null = null): string {
  const most = Math.max(...rows.map(({ high }) => high), even ?? 0) * 1.05 || 1
  const x = (value: number): number => LABEL + (value / most) * (WIDE - LABEL - 60)
  const bars = rows.map(({ name, share, low, high }, i) => {
    const y = i * ROW
    const whisker = high > low ? `<path d="M${x(low)} ${y + 13}H${x(high)}" class="whisker"/>` : ''
    return `<text x="${LABEL - 8}" y="${y + 18}" text-anchor="end">${escape(name)}</text><rect x="${LABEL}" y="${y + 4}" width="${x(share) - LABEL}" height="18"/>${whisker}<text x="${x(high) + 6}" y="${y + 18}">${(share * 100).toFixed(1)} %</text>`
  })
  const line = even === null ? '' : `<path d="M${x(even)} 0V${rows.length * ROW}" class="even"/>`
  return svg(rows.length * ROW, bars.join('') + line)
}

/** Columns, one for each value; many values share a column. */
function histogram({ counts, least, most }: Distribution): string {
  const height = 150
  const size = Math.max(1, Math.ceil((most - least + 1) / 40))
  const columns = Array.from({ length: Math.floor((most - least) / size) + 1 }, () => 0)
  for (const [value, n] of Object.entries(counts)) {
    const at = Math.floor((Number(value) - least) / size)
    columns[at] = (columns[at] ?? 0) + n
  }
  const top = Math.max(...columns)
  const wide = (WIDE - 20) / columns.length
  const bars = columns.map((n, i) => {
    const tall = (n / top) * (height - 10)
    const from = least + i * size
    const title = size === 1 ? String(from) : `${from} to ${from + size - 1}`
    return `<rect x="${10 + i * wide}" y="${height - tall}" width="${Math.max(1, wide - 2)}" height="${tall}"><title>${title}: ${n}</title></rect>`
  })
  const labels = `<text x="10" y="${height + 16}">${least}</text><text x="${WIDE - 10}" y="${height + 16}" text-anchor="end">${most}</text>`
  return svg(height + 22, bars.join('') + labels)
}

function sourceBars(sources: Summary['sources']): string {
  const most = Math.max(...sources.flatMap(({ all, winners }) => [Math.abs(all), Math.abs(winners)])) || 1
  const rows = sources.map(({ source, all, winners }, i) => {
    const y = i * 36
    const bar = (value: number, at: number, kind: string): string =>
      `<rect class="${kind}${value < 0 ? ' loss' : ''}" x="${LABEL}" y="${at}" width="${(Math.abs(value) / most) * (WIDE - LABEL - 60)}" height="13"/><text x="${LABEL + (Math.abs(value) / most) * (WIDE - LABEL - 60) + 6}" y="${at + 11}">${value.toFixed(2)}</text>`
    return `<text x="${LABEL - 8}" y="${y + 20}" text-anchor="end">${escape(source)}</text>${bar(all, y + 3, 'all')}${bar(winners, y + 18, 'winners')}`
  })
  return svg(sources.length * 36, rows.join(''))
}

function svg(height: number, inside: string): string {
  return `<svg viewBox="0 0 ${WIDE} ${height}" width="${WIDE}" height="${height}" role="img">${inside}</svg>`
}

const STYLE = `
body{font:16px/1.45 system-ui,sans-serif;background:#f1e6cf;color:#26313a;margin:2rem auto;max-width:1000px;padding:0 1rem}
h1,h2{color:#1f4e79}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(420px,1fr));gap:1rem}
figure{margin:0;background:#fbf5e6;border:2px solid #26313a;padding:.8rem}
figcaption{font-weight:600;margin-bottom:.5rem}
svg{max-width:100%;font-size:13px}
svg text{fill:#26313a}
svg rect{fill:#2f6ea5}
svg rect.winners{fill:#f2b632}
svg rect.loss{fill:#c8452d}
.whisker{stroke:#26313a;stroke-width:2}
.even{stroke:#c8452d;stroke-dasharray:4 3}
table{border-collapse:collapse;width:100%;background:#fbf5e6}
th,td{text-align:left;padding:.25rem .6rem;border-bottom:1px solid #d9c9a8}
.wide{overflow-x:auto;margin-bottom:1rem}
.wide td{white-space:nowrap}
td:nth-child(n+3),th:nth-child(n+3){text-align:right;font-variant-numeric:tabular-nums}
th{cursor:pointer;background:#1f4e79;color:#fbf5e6}
`

const SORT = `
for(const table of document.querySelectorAll('.sorts')){const body=table.tBodies[0];let last=-1,up=1
table.querySelectorAll('th').forEach((th,i)=>{th.onclick=()=>{up=last===i?-up:(i<1?1:-1);last=i
const value=row=>{const text=row.cells[i].textContent,n=parseFloat(text);return isNaN(n)?text:n}
body.append(...[...body.rows].sort((a,b)=>{const x=value(a),y=value(b);return (x>y?1:x<y?-1:0)*up}))}})}
`
