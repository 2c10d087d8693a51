// Prints Lighthouse's scores of an address as one JSON object. A Chromium must listen on the given port.
// With a fifth word everything Lighthouse found is written to that file.
import { writeFileSync } from 'node:fs'
import lighthouse from 'lighthouse'

const [address, port, form = 'mobile', report] = process.argv.slice(2)
const desktop = {
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1280, height: 800, deviceScaleFactor: 1, disabled: false },
  throttling: {
    rttMs: 40,
    throughputKbps: 10240,
    cpuSlowdownMultiplier: 1,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  },
}
const config = {
  extends: 'lighthouse:default',
  settings: {
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    ...(form === 'desktop' ? desktop : {}),
  },
}
const { lhr } = await lighthouse(address, { port: Number(port), output: 'json', logLevel: 'error' }, config)
if (lhr.runtimeError !== undefined) throw new Error(`${lhr.runtimeError.code}: ${lhr.runtimeError.message}`)
if (report !== undefined) writeFileSync(report, JSON.stringify(lhr))
const scores = Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]))
const failed = Object.values(lhr.audits)
  .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
  .map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim())
const took = Object.fromEntries(
  ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'].map(id => [
    `${id}, ms`,
    Math.round(lhr.audits[id].numericValue),
  ]),
)
console.log(JSON.stringify({ ...scores, ...took, failed }))
