import { expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { signInAsAdministrator, waitForHydration } from './support/steps.ts'

const shop = serveShop()

it('[ADM-7] a holiday moves the promise on the product page, and a phone number changes in the footer', async () => {
  const shopper = await shop.visit({ width: 'desktop' })
  const { page } = shopper
  const promise = async () => {
    await page.goto('/product/bindu')
    await waitForHydration(page)
    const field = page.getByRole('textbox', { name: 'Delivery to PIN code' })
    if ((await field.inputValue()) === '') {
      await field.fill('560025')
      await field.press('Enter')
    }
    const sentence = page.getByText(/^Arriv(es|ing)/).first()
    await sentence.waitFor()
    return sentence.innerText()
  }
  const before = await promise()

  const administrator = await shop.visit({ width: 'desktop' })
  const { page: admin } = administrator
  await signInAsAdministrator(admin)
  await admin.goto('/admin/shipping')
  await waitForHydration(admin)
  const dispatch = admin.getByRole('form', { name: 'Dispatch and holidays' })
  const holidays = dispatch.getByRole('textbox', { name: 'Holidays' })
  await holidays.fill('Diwali')
  await dispatch.getByRole('button', { name: 'Save dispatch and holidays' }).click()
  await dispatch.getByText('“Diwali” is no holiday').waitFor()
  // Three weeks of holidays from today: whatever the weekday, nothing arrives before they are over.
  const days = Array.from({ length: 21 }, (_, ahead) =>
    new Date(Date.now() + (ahead + 0.25) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  )
  await holidays.fill(days.map(day => `${day} Stocktaking`).join('\n'))
  await administrator.expectAccessible()
  await dispatch.getByRole('button', { name: 'Save dispatch and holidays' }).click()
  await admin.getByText('Settings saved', { exact: true }).waitFor()
  expect(await promise()).not.toBe(before)

  await admin.goto('/admin/settings')
  await waitForHydration(admin)
  const identity = admin.getByRole('form', { name: 'Identity and contacts' })
  await identity.getByRole('textbox', { name: 'Support phone' }).fill('1800 123 4567')
  await identity.getByRole('button', { name: 'Save identity and contacts' }).click()
  await admin.getByText('Settings saved', { exact: true }).waitFor()
  await page.goto('/stores')
  await page.getByRole('contentinfo').getByText('1800 123 4567').first().waitFor()
  expect(shopper.complaints()).toEqual([])
  expect(administrator.complaints()).toEqual([])
})

it('[ADM-7] the chat says what the owner adds, and the owner is told which words it knows already', async () => {
  const administrator = await shop.visit({ width: 'desktop' })
  const { page: admin } = administrator
  await signInAsAdministrator(admin)
  await admin.goto('/admin/settings')
  await waitForHydration(admin)
  const chat = admin.getByRole('form', { name: 'Chat' })
  await chat.getByRole('textbox', { name: 'After the greeting' }).fill('Our phone line is closed today.')
  const answers = chat.getByRole('textbox', { name: 'Your answers' })
  await answers.fill('refund: Never.')
  await chat.getByText('The chat has another answer to “refund” already').waitFor()
  await answers.fill('engraving')
  await chat.getByRole('button', { name: 'Save chat' }).click()
  await chat.getByText('“engraving” is no answer').waitFor()
  await answers.fill('engraving, engraved name: We engrave a name free of charge.')
  await administrator.expectAccessible()
  await chat.getByRole('button', { name: 'Save chat' }).click()
  await admin.getByText('Settings saved', { exact: true }).waitFor()

  const shopper = await shop.visit({ width: 'phone' })
  await shopper.page.goto('/faqs')
  await shopper.page.getByRole('button', { name: 'Chat with us' }).click()
  const log = shopper.page.getByRole('log')
  await log.getByText('Our phone line is closed today.').waitFor()
  await shopper.page.getByRole('textbox', { name: 'Message' }).fill('Do you engrave?')
  await shopper.page.keyboard.press('Enter')
  await log.getByText('We engrave a name free of charge.').waitFor()
  expect(shopper.complaints()).toEqual([])
  expect(administrator.complaints()).toEqual([])
})
