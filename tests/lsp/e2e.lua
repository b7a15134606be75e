-- Drives `provost lsp` from Neovim, as a user would, and writes down what came back.
-- Run by tests/tests/it/lsp_editor.rs: PROVOST is the program, PACK a pack folder, EDIT the file to type in, OUT where
-- the results go.
local results = {}
local function finish(trouble)
  results.trouble = trouble
  local out = io.open(vim.env.OUT, 'w')
  out:write(vim.fn.json_encode(results))
  out:close()
  vim.cmd(trouble and 'cquit 1' or 'qall!')
end

local function main()
  vim.cmd('edit ' .. vim.env.PACK .. '/' .. vim.env.EDIT)
  local buffer = vim.api.nvim_get_current_buf()
  local arrived, exit_code = 0, nil
  local client = vim.lsp.start_client({
    cmd = { vim.env.PROVOST, 'lsp' },
    root_dir = vim.env.PACK,
    -- Neovim waits 150 ms before it tells of a change; here the server is measured.
    flags = { debounce_text_changes = 0 },
    handlers = {
      ['textDocument/publishDiagnostics'] = function(err, result, context, config)
        -- Findings of an older text do not count.
        local newest = vim.lsp.util.buf_versions[buffer]
        if result.uri == vim.uri_from_bufnr(buffer) and (result.version or newest) == newest then
          arrived = vim.loop.hrtime()
        end
        vim.lsp.diagnostic.on_publish_diagnostics(err, result, context, config or {})
      end,
    },
    on_exit = function(code) exit_code = code end,
  })
  vim.lsp.buf_attach_client(buffer, client)
  local function wait(what, condition)
    if not vim.wait(20000, condition, 1) then
      error('waited in vain for ' .. what)
    end
  end
  wait('the server', function() return vim.lsp.buf_get_clients(buffer)[client] ~= nil and arrived > 0 end)

  -- Types a line of the effect and waits for the findings of that text.
  local function line_of(text)
    for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
      if line:find(text, 1, true) then
        return number - 1, line
      end
    end
    error('no line with ' .. text)
  end
  local function type_line(old, new)
    local number = line_of(old)
    arrived = 0
    local start = vim.loop.hrtime()
    vim.api.nvim_buf_set_lines(buffer, number, number + 1, false, { new })
    wait('findings of ' .. new, function() return arrived > 0 end)
    return (arrived - start) / 1e6, vim.diagnostic.get(buffer)
  end
  local effect = vim.env.EFFECT
  -- A longer pause, so that the look at the whole pack after opening is over.
  vim.wait(tonumber(vim.env.PAUSE or '0'), function() return false end)
  local times = {}
  for round = 1, tonumber(vim.env.ROUNDS or '1') do
    local broken, findings = type_line(effect, (effect:gsub('on ', 'onn ', 1)))
    times[#times + 1] = broken
    results.broken = #findings
    results.message = findings[1] and findings[1].message
    results.code = findings[1] and findings[1].code
    local sound, none = type_line((effect:gsub('on ', 'onn ', 1)), effect)
    times[#times + 1] = sound
    results.sound = #none
  end
  results.times = times

  local number, line = line_of(effect)
  local function ask(method, extra)
    local params = vim.tbl_extend('force', {
      textDocument = { uri = vim.uri_from_bufnr(buffer) },
      position = { line = number, character = 0 },
    }, extra or {})
    local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000)
    local answer = answers and answers[client]
    if not answer or answer.error then
      error(method .. ': ' .. vim.inspect(answer))
    end
    return answer.result
  end
  local colon = line:find(':', 1, true)
  local completions = ask('textDocument/completion', { position = { line = number, character = colon + 1 } })
  results.completions = vim.tbl_map(function(item) return item.label end, completions.items)
  results.hover = ask('textDocument/hover', { position = { line = number, character = 1 } }).contents.value
  local id = { position = { line = line_of('id = '), character = 7 } }
  results.definition = ask('textDocument/definition', id)[1].uri
  results.references = #ask('textDocument/references', vim.tbl_extend('force', id, { context = { includeDeclaration = true } }))
  results.prepared = ask('textDocument/prepareRename', id).placeholder
  results.renamed = #ask('textDocument/rename', vim.tbl_extend('force', id, { newName = 'quite-another' })).documentChanges
  results.formatting = #ask('textDocument/formatting', { options = { tabSize = 4, insertSpaces = true } })
  results.tokens = #ask('textDocument/semanticTokens/full').data
  results.symbols = ask('textDocument/documentSymbol')[1].name
  results.found = #ask('workspace/symbol', { query = 'a' })

  -- A slip that the server can repair.
  type_line(effect, (effect:gsub('on ', 'onn ', 1)))
  local all = { start = { line = number, character = 0 }, ['end'] = { line = number, character = 80 } }
  local actions = ask('textDocument/codeAction', { range = all, context = { diagnostics = {} } })
  results.actions = vim.tbl_map(function(action) return action.title end, actions)

  vim.lsp.get_client_by_id(client).stop()
  wait('the end of the server', function() return exit_code ~= nil end)
  results.exit_code = exit_code
end

local sound, trouble = pcall(main)
finish(not sound and tostring(trouble) or nil)
