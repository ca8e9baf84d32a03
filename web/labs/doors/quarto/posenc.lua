-- A fence of Markdown becomes a figure or a lab, for Quarto and every pandoc: pandoc --lua-filter=posenc.lua. The rules
-- are those of fence.mjs; tests/labs/doors/cases.json holds both to them.

local figures = { heatmap = true, curves = true }

local function escaped(text)
  return (text:gsub('&', '&amp;'):gsub('<', '&lt;'):gsub('>', '&gt;'):gsub('"', '&quot;'))
end

local function wrong(name, value, allowed)
  error(('posenc: %s is "%s"; allowed: %s'):format(name, value, allowed), 0)
end

local function trimmed(text)
  return (text:gsub('^%s+', ''):gsub('%s+$', ''))
end

local function fence_html(body)
  local names, values = {}, {}
  for line in (body .. '\n'):gmatch('(.-)\n') do
    line = trimmed(line)
    if line ~= '' then
      local name, value = line:match('^([a-z][a-z0-9-]*):%s+(.*)$')
      if not name then
        name, value = line:match('^([a-z][a-z0-9-]*):$'), ''
      end
      if not name or name:match('^on') or name == 'style' then wrong('a line', line, 'name: value') end
      if values[name] then wrong('a line', line, name .. ' once') end
      names[#names + 1], values[name] = name, value
    end
  end
  local lab, figure, text, picture = values.lab, values.figure, values.text, values.picture
  if (lab == nil) == (figure == nil) then wrong('a fence', trimmed(body), 'lab or figure, and one of them') end
  if lab and not lab:match('^[a-z]+$') then wrong('lab', lab, 'the name of a lab, as in its address') end
  if figure and not figures[figure] then wrong('figure', figure, 'heatmap, curves') end
  if not text or text == '' then wrong('text', '', 'what the figure shows, for readers without it') end
  local tag = figure and 'posenc-' .. figure or 'posenc-lab'
  local written = {}
  for _, name in ipairs(names) do
    if name ~= 'figure' and name ~= 'text' and name ~= 'picture' then
      written[#written + 1] = values[name] == '' and ' ' .. name or (' %s="%s"'):format(name, escaped(values[name]))
    end
  end
  local inside = picture and ('<img src="%s" alt="%s">'):format(escaped(picture), escaped(text)) or escaped(text)
  return ('<%s%s>%s</%s>'):format(tag, table.concat(written), inside, tag)
end

function CodeBlock(block)
  if block.classes[1] ~= 'posenc' then return nil end
  return pandoc.RawBlock('html', fence_html(block.text))
end
