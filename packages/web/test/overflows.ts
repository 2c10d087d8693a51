import type { Page } from 'playwright-core'

/** Text that is cut off, sticks out of its box or lies outside the window; and whatever scrolls that should not. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const wide = document.documentElement.scrollWidth
    if (wide > innerWidth) found.add(`the page is ${wide} wide`)
    const pen = document.createElement('canvas').getContext('2d')!
    for (const input of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      pen.font = font
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      if (room > 0 && pen.measureText(input.placeholder).width > room + 1) found.add(`cut: “${input.placeholder}”`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const written = new Set<HTMLElement>()
    while (walker.nextNode() !== null)
      if (walker.currentNode.textContent!.trim() !== '') written.add(walker.currentNode.parentElement!)
    for (const element of written) {
      const box = element.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      const style = getComputedStyle(element)
      const name = `${element.className || element.tagName} “${element.textContent.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}”`
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip'
      const clamped = style.webkitLineClamp !== 'none'
      if (clips && element.scrollWidth > element.clientWidth + 1) found.add(`cut: ${name}`)
      if (clips && !clamped && element.scrollHeight > element.clientHeight + 2) found.add(`cut below: ${name}`)
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      const around = element.closest('button, a, label, td, th, li, section, aside, dialog, header')
      const room = around?.getBoundingClientRect()
      if (room && (text.right > room.right + 1.5 || text.left < room.left - 1.5)) found.add(`sticks out: ${name}`)
      const sideways = element.closest('[data-level], .m-window') // a level may be swiped, a map moved
      if (sideways === null && text.right > innerWidth + 1) found.add(`outside: ${name}`)
    }
    return [...found]
  })
}

/** Words in names, usually the heads of cards, that go on in the next line. The longest ones of German may: browsers that people use hyphenate them. */
export function brokenWords(page: Page, names = 'button[data-kind] > b'): Promise<string[]> {
  return page.evaluate(where => {
    const found = new Set<string>()
    for (const name of document.querySelectorAll<HTMLElement>(where)) {
      const text = [...name.childNodes].find(node => node.nodeType === 3 && node.textContent!.trim() !== '') as Text
      for (const { 0: word, index } of text.data.matchAll(/(?<![^\s-])[^\s-]{1,15}(?![^\s-])/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.add(`broken: ${word}`)
      }
    }
    return [...found]
  }, names)
}

/** Cards that end before what is printed on them does. */
export function cutBelow(page: Page, cards: string): Promise<string[]> {
  return page.locator(cards).evaluateAll(all =>
    all
      .filter(card => {
        const end = card.getBoundingClientRect().bottom
        return [...card.children].some(part => part.getBoundingClientRect().bottom > end)
      })
      .map(card => card.textContent),
  )
}

/** What does not fit on the table at once. */
export function scrolls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollHeight > innerHeight) found.push('the page')
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { overflowY } = getComputedStyle(element)
      const more = element.scrollHeight - element.clientHeight
      if (more > 1 && element.clientHeight > 0 && /auto|scroll/.test(overflowY) && element.dataset.log === undefined)
        found.push(`${element.className} by ${more}`)
    }
    const lowest = [...document.querySelectorAll('[data-level]')].at(-1)!
    const vault = lowest.closest('section')!
    const hidden = lowest.getBoundingClientRect().bottom - vault.getBoundingClientRect().bottom
    if (hidden > 0) found.push(`the vault, ${hidden} of it hidden`)
    return found
  })
}

/** What scrolls, but for what is as long as its game was: a log, a story. */
export function scrollers(page: Page, within: string): Promise<string[]> {
  return page.evaluate(selector => {
    const found = document.documentElement.scrollHeight > innerHeight ? ['the page'] : []
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const more = element.scrollHeight - element.clientHeight
      const scrolls = more > 1 && element.clientHeight > 0 && /auto|scroll/.test(getComputedStyle(element).overflowY)
      if (scrolls && element.closest('[data-log], [data-story]') === null) found.push(`${element.className} by ${more}`)
    }
    return found
  }, within)
}

/** Buttons that can neither be seen nor scrolled to, and answers that something else lies on, but for an open sheet: that goes by one click. */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const scrollable = (element: Element, axis: 'overflowX' | 'overflowY') =>
      /auto|scroll/.test(getComputedStyle(element)[axis])
    const sheet = document.querySelector('dialog:modal')
    for (const button of document.querySelectorAll<HTMLElement>('button, a[href], summary, select, [data-answer]')) {
      const box = button.getBoundingClientRect()
      if (box.width < 2 || box.height < 2 || !button.checkVisibility({ visibilityProperty: true })) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const name = `“${button.textContent.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}”`
      let [free, freeX] = [false, false]
      for (let around = button.parentElement; around !== null; around = around.parentElement) {
        const root = around === document.documentElement || around === document.body
        free ||= root ? document.documentElement.scrollHeight > innerHeight : scrollable(around, 'overflowY')
        freeX ||= !root && scrollable(around, 'overflowX')
        const room = root ? new DOMRect(0, 0, innerWidth, innerHeight) : around.getBoundingClientRect()
        const clips = root || /hidden|clip/.test(getComputedStyle(around).overflow)
        if (clips && !free && (y > room.bottom || y < room.top)) found.add(`out of reach: ${name}`)
        if (clips && !freeX && (x > room.right || x < room.left)) found.add(`out of reach: ${name}`)
      }
      if (sheet?.contains(button) === false || !button.matches('[data-answer]')) continue
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
      const top = document.elementFromPoint(x, y)
      const under = top !== null && !button.contains(top) && !top.contains(button)
      if (under && !free) found.add(`covered: ${name} by ${top.className || top.tagName}`)
    }
    return [...found]
  })
}
